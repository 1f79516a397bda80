/** An upload as HTTP received it. */
export interface ReceivedFile {
  /** From `ResumeFiles.temporaryPath()`. The service removes or moves the file in every case. */
  temporaryPath: string;
  /** Bytes. */
  size: number;
  /** As the browser sent it: only data, never part of a path. */
  fileName: string;
  /** Hexadecimal. */
  sha256: string;
}
