/** Frame of every screen of the desk. */
export interface DeskFrame {
  assets: DeskAssets;
  /** Present address, to mark its entry in the navigation. */
  path: string;
  /** IANA name of the time zone for display. */
  timeZone: string;
  /** Undefined before sign-in, when there is no navigation. */
  person?: { name: string; role: string };
  /** Addresses that this person may open; others are not in the navigation. */
  mayOpen: readonly string[];
  /** Message about the last action. */
  notice?: DeskNotice;
}

export interface DeskNotice {
  text: string;
  /** Address of a file to download when the page opens. */
  file?: string;
  /** Link to continue or to undo. */
  link?: { path: string; label: string };
  /** A form for the undo. It posts `fields` to `action`, and `label` says what it deletes. */
  undo?: { action: string; fields: Record<string, string>; label?: string };
}

export interface DeskAssets {
  stylesheet: string;
  entry: string;
  theme: string;
}
