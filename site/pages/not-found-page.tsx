import { PATHS } from '../../contracts/paths.ts';
import { LinkRows } from '../sections/link-rows.tsx';
import { StackedPlate } from '../sections/stacked-plate.tsx';
import { ButtonLink } from '../ui/button-link.tsx';

const WAYS_ON = [
  { path: PATHS.services, title: 'Services', text: 'Six groups of security work' },
  { path: PATHS.trainings, title: 'Trainings', text: 'Eight courses and the certificate check' },
  { path: PATHS.contact, title: 'Contact', text: 'Tell us which link brought you here' },
];

export default function NotFoundPage() {
  return (
    <main id="main">
      <section className="section plain">
        <div className="wrap not-found">
          <div>
            <p className="sub">404</p>
            <h1>There is no layer at this address.</h1>
            <p className="lead">
              The page was moved, renamed or never built. Everything that stands is one step away.
            </p>
            <div className="acts">
              <ButtonLink to={PATHS.home}>Go to the home page</ButtonLink>
            </div>
            <LinkRows rows={WAYS_ON} heading="h2" />
          </div>
          <MissingLayer />
        </div>
      </section>
    </main>
  );
}

function MissingLayer() {
  return (
    <svg viewBox="-170 -16 340 470" aria-hidden="true" className="missing-layer">
      <StackedPlate level={4} y={326} />
      <rect
        className="gap"
        transform="translate(0 198) matrix(.79 .42 -.79 .42 0 0)"
        x="-110"
        y="-110"
        width="220"
        height="220"
        rx="30"
      />
      <StackedPlate level={1} y={70} />
    </svg>
  );
}
