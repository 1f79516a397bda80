export interface AccountView {
  name: string;
  role: string;
  passkeys: { id: string; label: string; created: string; used: string | null }[];
  sessions: { id: string; browser: string; created: string; seen: string; isThis: boolean }[];
  /** False in a session by link, which has no passkeys. */
  isPerson: boolean;
}
