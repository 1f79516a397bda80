import { hardwareNetworkingLab } from '../../../content/labs/hardware-networking.ts';
import { LabExercise } from './lab-exercise.tsx';

export default function HardwareNetworkingLab() {
  return <LabExercise lab={hardwareNetworkingLab} />;
}
