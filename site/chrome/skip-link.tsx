/** Link to the page's `<main id="main">`. */
export function SkipLink() {
  return (
    <a className="button skip-link" href="#main">
      Skip to content
    </a>
  );
}
