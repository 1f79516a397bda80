/** Leads to the page's `<main id="main">`. */
export function SkipLink() {
  return (
    <a className="btn skip" href="#main">
      Skip to content
    </a>
  );
}
