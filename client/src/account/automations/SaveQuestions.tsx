import { contactLabels } from '@inkognito/shared/codes';
import { type ReleasedNowDto, shieldInput } from '@inkognito/shared/shield';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogButtons } from '../../ui/dialog/Dialog.tsx';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { publisherName } from '../../user/RecruiterCard.tsx';
import { shieldQuery } from '../account.queries.ts';
import { type Form, withShareFlag } from './automations.form.ts';
import { fromLines, shieldText } from './shield.form.ts';

type Sent = SubmitEvent<HTMLFormElement>;
type Releases = readonly ReleasedNowDto[];
type SaveQuestion =
  { about: 'reach'; event: Sent } | { about: 'shield'; event: Sent; releases: Releases | null };

/**
 * Asks before a save that `leavesNoWay` to reach the person, and before the first entry of the shield. `withdrawn` then
 * holds the releases that are to be withdrawn.
 */
export function useSaveQuestions(
  { formProps, getValues, setValue, setFocus }: Form,
  { leavesNoWay, withdrawn }: { leavesNoWay: boolean; withdrawn: RefObject<readonly string[]> },
) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<SaveQuestion | null>(null);
  const back = useRef<HTMLButtonElement>(null);
  const close = () => setAsked(null);

  const save = (event: Sent, ids: readonly string[] = []) => {
    flushSync(close);
    withdrawn.current = ids;
    formProps.onSubmit(event);
  };
  const askAboutShield = async (event: Sent) => {
    const stored = queryClient.getQueryData(shieldQuery.queryKey);
    const wanted = shieldInput.safeParse(fromLines(getValues()));
    const isFirst = stored && shieldText(stored) === null && wanted.success;
    if (!isFirst || shieldText(wanted.data) === null) {
      save(event);
      return;
    }
    const preview = await call('previewShield', { body: wanted.data }).catch(() => null);
    setAsked({ about: 'shield', event, releases: preview && preview.releases });
  };
  const saveUnreachable = (event: Sent) => {
    flushSync(close);
    setValue('showContactPrefs', withShareFlag(getValues('showContactPrefs'), 'showNothing', true));
    void askAboutShield(event);
  };

  return {
    formProps: {
      ...formProps,
      onSubmit: (event: Sent) => {
        event.preventDefault();
        if (leavesNoWay) setAsked({ about: 'reach', event });
        else void askAboutShield(event);
      },
    },
    question: asked && (
      <Dialog
        key={asked.about}
        open
        onClose={close}
        title={
          asked.about === 'reach'
            ? 'Soll man Sie nicht erreichen?'
            : 'Nur noch mit Schlüssel sichtbar?'
        }
        role="alertdialog"
        initialFocus={back}
      >
        {asked.about === 'reach' ? (
          <>
            <p>
              Bei einem Match sieht niemand, wie man Sie erreicht. Sie prüfen das Angebot und melden
              sich selbst.
            </p>
            <DialogButtons>
              <Button
                ref={back}
                variant="secondary"
                onClick={() => {
                  flushSync(close);
                  setFocus('phoneNumber');
                }}
              >
                Etwas eintragen
              </Button>
              <Button onClick={() => saveUnreachable(asked.event)}>So speichern</Button>
            </DialogButtons>
          </>
        ) : (
          <ShieldQuestion
            releases={asked.releases}
            back={back}
            onCancel={close}
            onConfirm={(ids) => save(asked.event, ids)}
          />
        )}
      </Dialog>
    ),
  };
}

function ShieldQuestion({
  releases,
  back,
  onCancel,
  onConfirm,
}: {
  releases: Releases | null;
  back: RefObject<HTMLButtonElement | null>;
  onCancel: () => void;
  onConfirm: (ids: readonly string[]) => void;
}) {
  const [ids, setIds] = useState(() =>
    (releases ?? []).filter(({ namesListedCompany }) => namesListedCompany).map(({ _id }) => _id),
  );
  const tick = (id: string, isTicked: boolean) =>
    setIds(isTicked ? [...ids, id] : ids.filter((each) => each !== id));
  return (
    <Stack>
      <p>
        Dann findet Sie niemand mehr; nur wer einen Schlüssel von Ihnen hat, sieht Ihr Profil, und
        jede Freigabe bestätigen Sie selbst.
      </p>
      {releases === null && (
        <p>
          Was schon freigegeben ist, konnte nicht geladen werden. Es bleibt freigegeben, bis Sie es
          im Datenbuch zurückziehen.
        </p>
      )}
      {releases !== null && releases.length > 0 && (
        <fieldset>
          <legend>Schon freigegeben. Angekreuztes ziehen wir zurück:</legend>
          {releases.map((release) => (
            <CheckboxField
              key={release._id}
              label={`${publisherName(release.recruiter)}, „${release.jobTitle}“, zurückziehen`}
              hint={hintOf(release)}
              checked={ids.includes(release._id)}
              onChange={(event) => tick(release._id, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
      <DialogButtons>
        <Button ref={back} variant="secondary" onClick={onCancel}>
          Abbrechen
        </Button>
        <Button onClick={() => onConfirm(ids)}>Verbergen und speichern</Button>
      </DialogButtons>
    </Stack>
  );
}

function hintOf({ namesListedCompany, fields }: ReleasedNowDto): string {
  const shown = fields.map((field) => contactLabels[field]).join(', ');
  return namesListedCompany
    ? `Nennt eine Firma, vor der Sie sich verbergen. ${shown}`.trim()
    : shown || 'Noch keine Kontaktdaten';
}
