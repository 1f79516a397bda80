/** Certificate designs. The first is the default. */
export const CERTIFICATE_DESIGNS = ['strata', 'engraved', 'panel'] as const;
export type CertificateDesign = (typeof CERTIFICATE_DESIGNS)[number];

/** Sentences of certificates. The first is the default. */
export const CERTIFICATE_SENTENCES = ['passed', 'completed', 'attended'] as const;
export type CertificateSentence = (typeof CERTIFICATE_SENTENCES)[number];

/** Largest number of signatories of a certificate, because their signatures are side by side. */
export const SIGNATORIES_MAX = 2;
