import { webDevelopmentLab } from '../../../content/labs/web-development.ts';
import { LabExercise } from './lab-exercise.tsx';

export default function WebDevelopmentLab() {
  return <LabExercise lab={webDevelopmentLab} />;
}
