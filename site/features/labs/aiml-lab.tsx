import { aimlLab } from '../../../content/labs/aiml.ts';
import { LabExercise } from './lab-exercise.tsx';

export function AimlLab() {
  return <LabExercise lab={aimlLab} />;
}
