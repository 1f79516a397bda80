import type { Figure as FigureContent } from '../../../content/figure-types.ts';
import { Answers } from './answers.tsx';
import { AttackPath } from './attack-path.tsx';
import { Attackers } from './attackers.tsx';
import { Boundaries } from './boundaries.tsx';
import { Floor } from './floor.tsx';
import { Listing } from './listing.tsx';
import { Matrix } from './matrix.tsx';
import methodStylesheet from './method-figures.css?url';
import { Plan } from './plan.tsx';
import { Rack } from './rack.tsx';
import stylesheet from './service-figures.css?url';
import { Timeline } from './timeline.tsx';

const METHOD_FIGURES = new Set<FigureContent['kind']>([
  'answers',
  'attackers',
  'boundaries',
  'floor',
  'listing',
]);

/** A drawing from the page's data. Its words are text; the lines between them are decoration. */
export function Figure({ figure, isFirst = true }: { figure: FigureContent; isFirst?: boolean }) {
  return (
    <>
      {isFirst && <link rel="stylesheet" href={stylesheet} />}
      {METHOD_FIGURES.has(figure.kind) && <link rel="stylesheet" href={methodStylesheet} />}
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
    case 'answers':
      return <Answers figure={figure} />;
    case 'attackers':
      return <Attackers figure={figure} />;
    case 'boundaries':
      return <Boundaries figure={figure} />;
    case 'floor':
      return <Floor figure={figure} />;
    case 'listing':
      return <Listing figure={figure} />;
  }
}
