import stylesheet from './figures.css?url';

/** Stands before the first figure of a page. */
export function FigureStyle() {
  return <link rel="stylesheet" href={stylesheet} />;
}
