import type { AutomationsDto } from '@inkognito/shared/account';
import { useState } from 'react';
import { useAction } from '../../lib/action.ts';
import { useSignedInUser } from '../../user/currentUser.ts';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { ChoiceGroup, Choices } from '../../ui/field/ChoiceGroup.tsx';
import { optionsOf } from '../../ui/field/SelectField.tsx';
import { FormSection } from '../../ui/form/FormSection.tsx';
import { ActionButton } from '../../ui/form/ActionButton.tsx';
import { Undo } from '../../ui/form/Undo.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type Form, type Visibility, visibilityLabels, visibilityOf } from './automations.form.ts';

/** A pause acts at once, so that it leaves nothing to save. */
export const beginsPause = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.name === 'visibility' && target.value === 'paused';

/** `pause` acts at once; `null` where it begins with the first save. */
export function VisibilityFields({
  form: { field, getValues, setValue },
  stored,
  isHiding,
  pause,
}: {
  form: Form;
  stored: AutomationsDto;
  isHiding: boolean;
  pause: { isPaused: boolean; save: (paused: boolean) => Promise<unknown> } | null;
}) {
  const { username } = useSignedInUser();
  const [isPausedNow, setPausedNow] = useState(false);
  const pausing = useAction(async () => {
    await pause?.save(true);
    setPausedNow(true);
  });
  const endPause = async () => {
    // First, so that the form finds stored what it says.
    setValue('visibility', visibilityOf(stored));
    await pause?.save(false).catch((error: unknown) => {
      setValue('visibility', 'paused');
      throw error;
    });
  };
  const choose = (chosen: Visibility) => {
    setPausedNow(false);
    if (chosen === 'paused' && pause?.isPaused === false) void pausing.run();
  };

  const descriptions: Record<Visibility, string> = {
    username: `In der Suche und bei passenden Stellen steht „${username}“.`,
    name: 'Ihren Vor- und Nachnamen liest, wer einen Schlüssel hat oder mit bestätigter Adresse angemeldet ist.',
    none: `Zu Ihrem Profil führt nur Ihr Link.${stored.showName ? ' Wer einen Schlüssel hat, liest dort Ihren Namen.' : ''}`,
    paused: 'Bisherige Matches und Freigaben bleiben, wie sie sind.',
  };

  return (
    <FormSection id="sichtbarkeit" title="Sichtbarkeit">
      <ChoiceGroup
        {...field('visibility', { onChange: () => choose(getValues('visibility')) })}
        legend="Wer findet mich?"
        type="radio"
        required
        options={optionsOf(visibilityLabels).map((option) => ({
          ...option,
          description: descriptions[option.value],
        }))}
      />
      {isHiding && <p>Solange Sie sich vor Firmen verbergen, findet Sie niemand.</p>}
      {pausing.failure && <Notice tone="danger">{pausing.failure.message}</Notice>}
      {isPausedNow ? (
        <Notice tone="success">
          <Undo action={endPause} undone="Die Pause ist beendet.">
            Ihr Profil ist pausiert.
          </Undo>
        </Notice>
      ) : (
        pause?.isPaused === true && (
          <ActionButton variant="secondary" size="small" action={endPause}>
            Pause beenden
          </ActionButton>
        )
      )}
      <Choices columns={2}>
        <CheckboxField
          {...field('showImage')}
          look="card"
          label="Mit Bild"
          hint="Das sehen dieselben, die Ihren Namen lesen dürften. Ohne Haken steht dort nur ein Buchstabe."
        />
        <CheckboxField
          {...field('acceptsRequests')}
          look="card"
          label="Recruiter dürfen anfragen"
          hint="Auch ohne Schlüssel. Sie erhalten nichts, solange Sie nicht annehmen."
        />
      </Choices>
    </FormSection>
  );
}
