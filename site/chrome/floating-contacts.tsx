import { company } from '../../content/company.ts';
import { PATHS } from '../../contracts/paths.ts';
import { Glyph, type GlyphName } from '../ui/glyph.tsx';

type ContactAction = 'contact' | 'call' | 'whatsapp';

const ACTIONS: Record<ContactAction, { label: string; address: string; glyph: GlyphName }> = {
  contact: { label: 'Contact', address: PATHS.contact, glyph: 'mail' },
  call: { label: 'Call Us', address: `tel:${company.phone}`, glyph: 'phone' },
  whatsapp: {
    label: 'WhatsApp',
    address: `https://wa.me/${company.phone.replace(/\D/g, '')}`,
    glyph: 'whatsapp',
  },
};

/** At the right edge on desktop, a bar at the bottom on mobile. */
export function FloatingContacts({ actions }: { actions: ContactAction[] }) {
  return (
    <nav className="floating-contacts" aria-label="Quick contact">
      {actions.map((action) => (
        <a key={action} href={ACTIONS[action].address}>
          <Glyph name={ACTIONS[action].glyph} />
          <span>{ACTIONS[action].label}</span>
        </a>
      ))}
    </nav>
  );
}
