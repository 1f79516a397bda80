import { Main } from '../chrome/main.tsx';
import { PATHS } from '../../contracts/paths.ts';
import { LinkRows } from '../sections/link-rows.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { HeroLoader, Picture } from '../ui/picture.tsx';

const WAYS_ON = [
  { path: PATHS.services, title: 'Services', text: 'Security work, from one test to an ongoing service' },
  { path: PATHS.trainings, title: 'Trainings', text: 'Courses, and the certificate check' },
  { path: PATHS.contact, title: 'Contact', text: 'Tell us which link brought you here' },
];

export function NotFoundPage() {
  return (
    <Main>
      <section className="section plain-head">
        <div className="page-width five-seven not-found">
          <div>
            <p className="subheading">404</p>
            <h1>This page does not exist.</h1>
            <p className="lead">
              The address may be mistyped, or the page has moved. Try one of these pages instead.
            </p>
            <div className="actions">
              <ButtonLink to={PATHS.home}>Go to the home page</ButtonLink>
            </div>
            <LinkRows rows={WAYS_ON} heading="h2" />
          </div>
          <div className="not-found-art">
            <Picture name="card-lost" sizes="(max-width: 900px) 92vw, 700px" loading="hero" />
            <HeroLoader name="card-lost" />
          </div>
        </div>
      </section>
    </Main>
  );
}
