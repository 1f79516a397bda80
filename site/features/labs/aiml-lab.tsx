import { aimlLab } from '../../../content/labs/aiml.ts';
import { LabExercise } from './lab-exercise.tsx';

export default function AimlLab() {
  return <LabExercise lab={aimlLab} />;
}
