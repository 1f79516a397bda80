/** Two cards' worth of bars in the geometry of the cards, so that nothing moves when those arrive. */
export function JobSkeletons() {
  return (
    <>
      <p className="vh" role="status">
        Loading the openings
      </p>
      <noscript>
        <p className="note">The openings are not at hand right now. Reload the page in a minute.</p>
      </noscript>
      <div className="jobs" aria-hidden="true">
        <Skeleton />
        <Skeleton />
      </div>
    </>
  );
}

function Skeleton() {
  return (
    <div className="job">
      <i className="bone title" />
      <i className="bone meta" />
      <i className="bone" />
      <i className="bone" />
      <i className="bone short" />
      <i className="bone action" />
    </div>
  );
}
