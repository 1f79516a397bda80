/** Certificate designs, the default first. */
export const CERTIFICATE_DESIGNS = ['strata', 'engraved', 'panel'] as const;
export type CertificateDesign = (typeof CERTIFICATE_DESIGNS)[number];

/** The sentence of a certificate, the default first. */
export const CERTIFICATE_SENTENCES = ['passed', 'completed', 'attended'] as const;
export type CertificateSentence = (typeof CERTIFICATE_SENTENCES)[number];

/** Limit of signatories of one certificate, whose signatures are side by side. */
export const SIGNATORIES_MAX = 2;
