import { cyberSecurityLab } from '../../../content/labs/cyber-security.ts';
import { LabExercise } from './lab-exercise.tsx';

export function CyberSecurityLab() {
  return <LabExercise lab={cyberSecurityLab} />;
}
