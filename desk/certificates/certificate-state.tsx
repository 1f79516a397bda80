import type { CertificateLine } from './certificates-view.ts';

const LOOKS = {
  valid: { look: 'success', text: 'Valid' },
  expired: { look: 'notice', text: 'Expired' },
  revoked: { look: 'failure', text: 'Revoked' },
} as const;

export function CertificateState({ state }: Pick<CertificateLine, 'state'>) {
  const { look, text } = LOOKS[state];
  return <span className={`mark ${look}`}>{text}</span>;
}
