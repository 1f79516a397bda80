/** An uploaded file. It is deleted after the request, unless it was moved. */
export interface ReceivedFile {
  /** Path from `ResumeFiles.temporaryPath()`. */
  path: string;
  /** Size in bytes. */
  size: number;
  /** Name from the browser. It is shown, but never used in a path. */
  fileName: string;
  /** Hash in hexadecimal. */
  sha256: string;
}
