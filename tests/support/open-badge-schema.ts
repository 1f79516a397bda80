import * as v from 'valibot';

/** The data model of Open Badges 3.0 (https://www.imsglobal.org/spec/ob/v3p0/, appendix B), as far as our credentials use it: nothing else may be in them. */
const uri = v.pipe(v.string(), v.url());
const text = v.pipe(v.string(), v.nonEmpty());
/** DateTimeZ: with seconds and a time zone. */
const dateTimeZ = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/),
  v.check((time) => !Number.isNaN(Date.parse(time))),
);
const typeWith = (...needed: string[]) =>
  v.pipe(
    v.array(text),
    v.check((types) => needed.every((type) => types.includes(type)), `its types lack ${needed.join(', ')}`),
  );

const achievement = v.strictObject({
  id: uri,
  type: typeWith('Achievement'),
  achievementType: v.picklist(['Achievement', 'Badge', 'Certificate', 'CertificateOfCompletion', 'Course']),
  name: text,
  description: text,
  criteria: v.strictObject({ id: v.optional(uri), narrative: v.optional(text) }),
});

export const openBadgeSchema = v.strictObject({
  '@context': v.tuple([
    v.literal('https://www.w3.org/ns/credentials/v2'),
    v.pipe(
      v.string(),
      v.regex(/^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context(-3\.\d\.\d)*\.json$/),
    ),
  ]),
  id: uri,
  type: typeWith('VerifiableCredential', 'OpenBadgeCredential'),
  name: text,
  issuer: v.strictObject({
    id: uri,
    type: typeWith('Profile'),
    name: text,
    url: uri,
    email: v.pipe(v.string(), v.email()),
  }),
  validFrom: dateTimeZ,
  validUntil: v.optional(dateTimeZ),
  credentialSubject: v.strictObject({
    type: typeWith('AchievementSubject'),
    identifier: v.pipe(
      v.array(
        v.strictObject({
          type: v.literal('IdentityObject'),
          hashed: v.boolean(),
          identityHash: text,
          identityType: v.picklist(['name']),
        }),
      ),
      v.minLength(1),
    ),
    achievement,
  }),
  credentialStatus: v.strictObject({
    id: uri,
    type: v.literal('BitstringStatusListEntry'),
    statusPurpose: v.literal('revocation'),
    statusListIndex: v.pipe(v.string(), v.regex(/^\d+$/)),
    statusListCredential: uri,
  }),
  proof: v.strictObject({
    type: v.literal('DataIntegrityProof'),
    cryptosuite: v.literal('eddsa-rdfc-2022'),
    created: dateTimeZ,
    verificationMethod: uri,
    proofPurpose: v.literal('assertionMethod'),
    proofValue: v.pipe(v.string(), v.regex(/^z[1-9A-HJ-NP-Za-km-z]{80,90}$/)),
  }),
});
