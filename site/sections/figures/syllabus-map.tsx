import type { TrainingPage } from '../../../content/types.ts';

type SyllabusMapProps = Pick<TrainingPage, 'level' | 'syllabus' | 'project'>;

const STEP_HEIGHT = 30;

/**
 * Modules as steps from the entry level up to the project, each as wide as its hours. The list below has the same in words.
 */
export function SyllabusMap({ level, syllabus: { modules }, project }: SyllabusMapProps) {
  const steps = [...modules, ...(project ? [{ title: 'Project', hours: project.hours }] : [])];
  const total = steps.reduce((sum, { hours }) => sum + hours, 0);
  const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;
  let begun = 0;
  return (
    <figure className="figure syllabus-map">
      <svg height={steps.length * STEP_HEIGHT} aria-hidden="true">
        {steps.map(({ title, hours }, index) => {
          const start = begun;
          begun += hours;
          const width = `${Math.round((begun / total) * 100) - Math.round((start / total) * 100)}%`;
          const isEarly = start + begun <= total;
          return (
            <svg key={title} x={percent(start, total)} y={percent(steps.length - 1 - index, steps.length)}>
              <rect width={width} />
              <text x={isEarly ? width : undefined}>
                {index < modules.length && index + 1}{' '}
                <tspan>
                  {title} {hours} h
                </tspan>
              </text>
            </svg>
          );
        })}
      </svg>
      <figcaption>
        From “{level}” to the end of the {project ? 'project' : 'course'}: {total} hours in all.
      </figcaption>
    </figure>
  );
}
