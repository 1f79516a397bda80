export interface Crumb {
  path: string;
  label: string;
}

/** The pages above this one; the last crumb is the page itself. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const current = trail.at(-1);
  if (!current) return null;
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      {trail.slice(0, -1).map((crumb) => (
        <a key={crumb.path} href={crumb.path}>
          {crumb.label}
        </a>
      ))}
      <span aria-current="page">{current.label}</span>
    </nav>
  );
}
