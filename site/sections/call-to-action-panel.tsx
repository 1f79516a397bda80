import type { IconName } from '../../content/icon-names.ts';
import type { CallToAction, ImageName } from '../../content/types.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { PlateIcon } from '../ui/plate-icon.tsx';

interface CallToActionPanelProps {
  callToAction: CallToAction;
  /** A picture, or the page's own icon drawn large. */
  closing: { image: ImageName } | { icon: IconName };
}

/** The closing call of a page. */
export function CallToActionPanel({ callToAction, closing }: CallToActionPanelProps) {
  const hasPicture = 'image' in closing;
  return (
    <section className="section">
      <div className={hasPicture ? 'page-width call-to-action' : 'page-width call-to-action without-picture'}>
        <div>
          <h2>{callToAction.heading}</h2>
          <p>{callToAction.text}</p>
          <ButtonLink to={callToAction.path}>{callToAction.label}</ButtonLink>
        </div>
        {hasPicture ? (
          <Picture name={closing.image} sizes="(max-width: 720px) 82vw, 600px" />
        ) : (
          <PlateIcon name={closing.icon} />
        )}
      </div>
    </section>
  );
}
