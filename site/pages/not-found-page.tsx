import { PATHS } from '../../contracts/paths.ts';
import { LinkRows } from '../sections/link-rows.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Picture } from '../ui/picture.tsx';

const WAYS_ON = [
  { path: PATHS.services, title: 'Services', text: 'Security work, from one test to a lasting service' },
  { path: PATHS.trainings, title: 'Trainings', text: 'Courses, and the certificate check' },
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
          <div className="not-found-art">
            <Picture name="card-lost" sizes="(max-width: 900px) 92vw, 700px" loading="eager" />
          </div>
        </div>
      </section>
    </main>
  );
}
