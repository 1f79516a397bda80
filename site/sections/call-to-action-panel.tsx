import type { CallToAction, ImageName } from '../../content/types.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Picture } from '../ui/picture.tsx';

interface CallToActionPanelProps {
  callToAction: CallToAction;
  image?: ImageName;
}

/** The closing call of a page. */
export function CallToActionPanel({ callToAction, image }: CallToActionPanelProps) {
  return (
    <section className="section">
      <div className={image ? 'page-width call-to-action' : 'page-width call-to-action without-picture'}>
        <div>
          <h2>{callToAction.heading}</h2>
          <p>{callToAction.text}</p>
          <ButtonLink to={callToAction.path}>{callToAction.label}</ButtonLink>
        </div>
        {image && <Picture name={image} sizes="(max-width: 720px) 82vw, 600px" />}
      </div>
    </section>
  );
}
