import { securityHeaders, headerObject } from '../../server/http/security-headers.ts';

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The desk needs only two powerful features: registering and using a passkey. */
const PASSKEYS = 'publickey-credentials-get=(self), publickey-credentials-create=(self)';

/** The headers of the site, with two differences: the policy allows no inline code, and passkeys are allowed. */
export function deskHeaders(hstsPreload: boolean) {
  const closed = headerObject(securityHeaders(hstsPreload).asset);
  const features = closed['Permissions-Policy'] ?? '';
  const always = {
    ...closed,
    // With no-referrer, forms would send `Origin: null` even to the desk itself.
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': features.replace('publickey-credentials-get=()', PASSKEYS),
  };
  return {
    page: { ...always, 'Content-Security-Policy': PAGE_POLICY, 'Cache-Control': 'no-store' },
    asset: { ...always, 'Cache-Control': 'public, max-age=31536000, immutable' },
  };
}
