import type { ImageName, TrainingPage } from '../../content/types.ts';
import { Picture } from '../ui/picture.tsx';

interface ProjectPanelProps {
  project: TrainingPage['project'];
  image: ImageName;
}

export function ProjectPanel({ project, image }: ProjectPanelProps) {
  return (
    <div className="project-panel">
      <div>
        <h3>{project.title}</h3>
        {project.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Picture name={image} sizes="(max-width: 720px) 82vw, (max-width: 900px) 92vw, 410px" />
    </div>
  );
}
