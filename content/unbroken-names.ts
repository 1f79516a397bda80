/** Names and words that stay on one line, besides those of a general shape (site/keep-together.ts). */
export const unbrokenNames = [
  'any-to-any',
  'Any-to-any',
  'break-glass',
  'CERT-In',
  'file-sharing',
  'force-pushed',
  'Hands-On',
  'incident@cert-in.org.in',
  'Power BI',
  'SOC 2',
  'Wi-Fi',
];
