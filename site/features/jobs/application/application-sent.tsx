import { PlateIcon } from '../../../ui/plate-icon.tsx';

interface ApplicationSentProps {
  message: string;
  reference: string | undefined;
}

export function ApplicationSent({ message, reference }: ApplicationSentProps) {
  return (
    <div role="status">
      <PlateIcon name="check" />
      <h3>{message}</h3>
      {reference && (
        <p>
          Your reference is <strong>{reference}</strong>. Keep it: it is how we find your application.
        </p>
      )}
    </div>
  );
}
