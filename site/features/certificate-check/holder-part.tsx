import { useState } from 'react';
import type { CertificateAward } from '../../../contracts/certificate.ts';
import { PATHS } from '../../../contracts/paths.ts';
import { Glyph } from '../../ui/glyph.tsx';
import type { HolderLinks } from './holder-links.ts';

/**
 * Additional part for visitors with the key of the QR code: files, links, contents of the course, and how other people
 * can check it.
 */
export function HolderPart({ links, award }: { links: HolderLinks; award?: CertificateAward }) {
  const [copied, setCopied] = useState<'yes' | 'no'>();

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(links.page).then(
      () => true,
      () => false,
    );
    setCopied(isCopied ? 'yes' : 'no');
  }

  return (
    <section className="holder-part" aria-labelledby="holder-part">
      <h2 id="holder-part">If this certificate is yours</h2>
      <p>
        {import.meta.env.SSR ? (
          <a href={links.page}>The address behind the QR code</a>
        ) : (
          <span>The address of this page</span>
        )}
        <span> shows your full name. Send it only to people who should see it.</span>
      </p>
      <ul>
        <li>
          <a className="text-link" href={links.paper} download>
            <Glyph name="download" />
            Certificate as PDF
          </a>
        </li>
        <li>
          <a className="text-link" href={links.picture} download>
            <Glyph name="download" />
            Certificate as a picture
          </a>
        </li>
        <li>
          <a className="text-link" href={links.credential} download>
            <Glyph name="download" />
            Credential for a wallet
          </a>
        </li>
        <li>
          <a className="text-link" href={links.linkedIn}>
            <Glyph name="arrow" />
            Add to LinkedIn
          </a>
          <small>The link there shows initials only.</small>
        </li>
        {!import.meta.env.SSR && (
          <li>
            <button className="text-link" type="button" onClick={() => void copy()}>
              <Glyph name="file" />
              Copy link
            </button>
            <small role="status">{copied && COPIED[copied]}</small>
          </li>
        )}
      </ul>
      {award && (
        <>
          <h3>What the course covered</h3>
          <p>{`${award.hours} hours in class: ${award.covered.join('; ')}.`}</p>
        </>
      )}
      <h3>How an employer checks the credential</h3>
      <p>
        Open the file in any Open Badges 3.0 verifier; it needs no account. It checks our signature, also
        offline once it has our public key, and reads from our public list whether we have revoked it.{' '}
        <a href={PATHS.certificate}>The questions</a> on the page of the check say more.
      </p>
    </section>
  );
}

const COPIED = {
  yes: 'Copied.',
  no: 'Copy the address of this page instead.',
} as const;
