/** An upload as HTTP received it; removed after the request unless it was moved. */
export interface ReceivedFile {
  /** From `ResumeFiles.temporaryPath()`. */
  path: string;
  /** Bytes. */
  size: number;
  /** Name from the browser: only data, never part of a path. */
  fileName: string;
  /** Hexadecimal. */
  sha256: string;
}
