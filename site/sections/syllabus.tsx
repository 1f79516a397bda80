import type { TrainingPage } from '../../content/types.ts';

/** Modules with their hours; lessons and labs unfold. The first is open, to show how the list works. */
export function Syllabus({ modules }: { modules: TrainingPage['syllabus']['modules'] }) {
  return (
    <ol className="unfolding syllabus">
      {modules.map((module, index) => (
        <li key={module.title}>
          <details open={index === 0}>
            <summary className="plus">
              <h3>{module.title}</h3>
              {module.aiLab && <span className="tag">AI lab</span>}
              <span className="module-hours">{module.hours} hours</span>
            </summary>
            <div className="module">
              <ul>
                {module.lessons.map((lesson) => (
                  <li key={lesson}>{lesson}</li>
                ))}
              </ul>
              <div>
                <p>
                  <b>Lab.</b> {module.lab}.
                </p>
                {module.aiLab && (
                  <p>
                    <b>AI lab.</b> {module.aiLab}
                  </p>
                )}
              </div>
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}
