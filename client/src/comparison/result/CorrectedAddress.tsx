import type { PublicUserDto } from '@inkognito/shared/user';
import { limits } from '@inkognito/shared/limits';
import { useState } from 'react';
import { focusOnce } from '../../lib/focus.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { guestDraftOf, useComparisonForm } from './useComparisonForm.tsx';

/** A guest mistyped the address: the same posting again, from the answers kept for a day. */
export function CorrectedAddress({ candidate }: { candidate: PublicUserDto }) {
  const [step, setStep] = useState<'closed' | 'open' | 'sent'>('closed');
  if (step === 'open') return <Address candidate={candidate} onDone={setStep} />;
  return (
    <>
      {step === 'sent' && (
        <p ref={focusOnce} tabIndex={-1}>
          Die E-Mail ist unterwegs.
        </p>
      )}
      <div>
        <Button variant="quiet" size="small" onClick={() => setStep('open')}>
          Andere Adresse?
        </Button>
      </div>
    </>
  );
}

const focusField = (form: HTMLElement | null) => form?.querySelector('input')?.focus();

function Address({
  candidate,
  onDone,
}: {
  candidate: PublicUserDto;
  onDone: (step: 'closed' | 'sent') => void;
}) {
  const form = useComparisonForm({
    candidate,
    whoIsAsked: 'guest',
    draft: guestDraftOf(candidate._id),
    onSent: () => onDone('sent'),
  });
  return (
    <div ref={focusField}>
      <Form form={form} submitLabel="Link senden" size="small" onCancel={() => onDone('closed')}>
        <TextField
          {...form.field('asker.email')}
          label="Ihre E-Mail-Adresse"
          type="email"
          required
          maxLength={limits.emailMax}
          autoComplete="email"
        />
      </Form>
    </div>
  );
}
