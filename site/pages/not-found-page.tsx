import { Main } from '../chrome/main.tsx';
import { notFound } from '../../content/not-found.ts';
import { PATHS } from '../../contracts/paths.ts';
import { LinkRows } from '../sections/link-rows.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { HeroLoader, Picture } from '../ui/picture.tsx';

export function NotFoundPage() {
  return (
    <Main>
      <section className="section plain-head">
        <div className="page-width five-seven not-found">
          <div>
            <p className="subheading">404</p>
            <h1>{notFound.heading}</h1>
            <p className="lead">{notFound.lead}</p>
            <div className="actions">
              <ButtonLink to={PATHS.home}>{notFound.home}</ButtonLink>
            </div>
            <LinkRows rows={notFound.waysOn} heading="h2" />
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
