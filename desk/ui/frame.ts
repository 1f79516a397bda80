/** Frame of every screen of the desk. */
export interface DeskFrame {
  assets: DeskAssets;
  /** The address that is shown: its entry in the navigation is marked. */
  path: string;
  /** IANA name of the zone in which people read times. */
  timeZone: string;
  /** Undefined before sign-in: there is no navigation then. */
  person?: { name: string; role: string };
  /** The addresses that this person may open; the navigation shows no others. */
  mayOpen: readonly string[];
  /** Message about the last action. */
  notice?: DeskNotice;
}

export interface DeskNotice {
  text: string;
  /** The address of a file that is saved as the page opens. */
  file?: string;
  /** Link to continue or to undo. */
  link?: { path: string; label: string };
  /** A form that takes the act back: it posts `fields` to `action`. `label` names what it deletes. */
  undo?: { action: string; fields: Record<string, string>; label?: string };
}

export interface DeskAssets {
  stylesheet: string;
  entry: string;
  theme: string;
}
