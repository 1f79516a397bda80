import { company } from '../../content/company.ts';
import { PATHS } from '../../contracts/paths.ts';
import { Glyph, type GlyphName } from '../ui/glyph.tsx';

const call = { address: `tel:${company.phone}`, glyph: 'phone' } as const;
const ACTIONS = {
  Contact: { address: PATHS.contact, glyph: 'mail' },
  'Call Us': call,
  Call: call,
  WhatsApp: { address: `https://wa.me/${company.whatsapp.replace(/\D/g, '')}`, glyph: 'whatsapp' },
} satisfies Record<string, { address: string; glyph: GlyphName }>;

/** True if the firm uses this way of contact. Not every firm uses WhatsApp. */
const isThere = (label: keyof typeof ACTIONS) => label !== 'WhatsApp' || company.whatsapp !== '';

/** The contact buttons are at the right edge on desktop, and in a bar at the bottom on mobile. */
export function FloatingContacts({ labels }: { labels: (keyof typeof ACTIONS)[] }) {
  return (
    <nav className="floating-contacts" aria-label="Quick contact">
      {labels.filter(isThere).map((label) => (
        <a key={label} href={ACTIONS[label].address}>
          <Glyph name={ACTIONS[label].glyph} />
          <span>{label}</span>
        </a>
      ))}
    </nav>
  );
}
