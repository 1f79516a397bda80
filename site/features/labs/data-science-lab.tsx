import { dataScienceLab } from '../../../content/labs/data-science.ts';
import { LabExercise } from './lab-exercise.tsx';
import { startVisitsDatabase } from './start-visits-database.ts';

export default function DataScienceLab() {
  return <LabExercise lab={dataScienceLab} startDatabase={startVisitsDatabase} />;
}
