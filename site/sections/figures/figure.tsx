import type { Figure as FigureContent } from '../../../content/figure-types.ts';
import { AttackPath } from './attack-path.tsx';
import { Matrix } from './matrix.tsx';
import { Plan } from './plan.tsx';
import { Rack } from './rack.tsx';
import stylesheet from './service-figures.css?url';
import { Timeline } from './timeline.tsx';

/** A drawing from the page's own data. Its words are text; the lines between them are decoration. */
export function Figure({ figure, isFirst = true }: { figure: FigureContent; isFirst?: boolean }) {
  return (
    <>
      {isFirst && <link rel="stylesheet" href={stylesheet} />}
      <figure className="figure">
        <figcaption>
          <h3>{figure.title}</h3>
          <p>{figure.text}</p>
        </figcaption>
        <Drawing figure={figure} />
      </figure>
    </>
  );
}

function Drawing({ figure }: { figure: FigureContent }) {
  switch (figure.kind) {
    case 'path':
      return <AttackPath figure={figure} />;
    case 'matrix':
      return <Matrix figure={figure} />;
    case 'timeline':
      return <Timeline figure={figure} />;
    case 'plan':
      return <Plan figure={figure} />;
    case 'rack':
      return <Rack figure={figure} />;
  }
}
