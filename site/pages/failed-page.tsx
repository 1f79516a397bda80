import { company } from '../../content/company.ts';

/** Shown when a page breaks. It uses nothing but links that the browser follows by itself. */
export function FailedPage() {
  return (
    <main id="main">
      <section className="section plain">
        <div className="wrap">
          <h1>This page did not load.</h1>
          <p className="lead">
            Something failed on our side. Load the page again in a moment, or call {company.phoneLabel} if it
            is urgent.
          </p>
          <p className="acts">
            <a className="btn" href="/">
              Go to the home page
            </a>
            <a className="btn ghost" href={`tel:${company.phone}`}>
              Call Us
            </a>
          </p>
        </div>
      </section>
    </main>
  );
}
