import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { Button } from '../kit/button.tsx';

interface Props {
  className: string;
  fields: readonly (ComponentProps<'input'> & { name: string; label: string })[];
  /** An error or progress message; empty if none. */
  said: string;
  isPending: boolean;
  submit: string;
  onSubmit: (entered: FormData) => Promise<void>;
  children?: ReactNode;
}

/** The sign-in form: fields, a message, and one button. */
export function DoorForm({ className, fields, said, isPending, submit, onSubmit, children }: Props) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form method="post" onSubmit={send} className={`${className} space-y-4`}>
      {children}
      {fields.map(({ label, ...field }) => (
        <label key={field.name} className="block font-semibold">
          {label}
          <input {...field} required className="control mt-1 min-h-11 w-full text-15 font-normal" />
        </label>
      ))}
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {said}
      </p>
      <Button type="submit" look="primary" pending={isPending} className="min-h-11 w-full text-15">
        {submit}
      </Button>
    </form>
  );
}
