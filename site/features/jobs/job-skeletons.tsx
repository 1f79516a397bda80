/** Two placeholder cards of the same size as real ones, so that nothing moves when those are loaded. */
export function JobSkeletons() {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading the openings
      </p>
      <noscript>
        <p className="note">The openings are not at hand right now. Reload the page in a minute.</p>
      </noscript>
      <div className="job-list" aria-hidden="true">
        <Skeleton />
        <Skeleton />
      </div>
    </>
  );
}

function Skeleton() {
  return (
    <div className="card job-card">
      <i className="skeleton-line title" />
      <i className="skeleton-line job-meta" />
      <i className="skeleton-line" />
      <i className="skeleton-line" />
      <i className="skeleton-line short" />
      <i className="skeleton-line action" />
    </div>
  );
}
