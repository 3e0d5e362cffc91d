import { type FormEvent, useId, useState } from 'react';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { type Holes, holeCounts, textLength } from '#domain/logbook/logbook.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { storedValue } from '#web/platform/device/stored-value.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { parsOf, readCourses } from './known-courses.ts';

type StartRoundProps = {
  readonly onStart: (start: {
    readonly courseName: string;
    readonly holes: Holes;
    readonly sessionDate: CalendarDate;
  }) => void;
};

type Typed = { readonly courseName: string; readonly holes: Holes };

/** What was entered for a round that was not started, by golfer; it survives leaving the screen and a reload. */
const drafts = storedValue<Typed>('round-start');

/** Asks for the course and the number of holes. The pars are known if the course was played on this device before. */
export function StartRound({ onStart }: StartRoundProps) {
  const { t } = useTranslation('course');
  const today = useToday();
  const { id } = useGolfer();
  const courses = readCourses(id);
  const [typed, setTyped] = useState<Typed>(() => drafts.read(id) ?? { courseName: '', holes: 18 });
  const { courseName, holes } = typed;
  const list = useId();
  const change = (changed: Partial<Typed>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    drafts.keep(id, next);
  };
  const start = (event: FormEvent) => {
    event.preventDefault();
    drafts.drop(id);
    onStart({ courseName, holes, sessionDate: today });
  };
  const isKnown = parsOf(courses, courseName).length > 0;
  return (
    <form className="gutter stack course course-start" onSubmit={start}>
      <h2 className="heading-large">{t('start.title')}</h2>
      <p className="muted">{t('start.text')}</p>
      <Field label={t('start.course')} hint={isKnown && t('start.known')}>
        <TextInput
          value={courseName}
          onChange={(event) => change({ courseName: event.target.value })}
          maxLength={textLength.line}
          placeholder={t('start.optional')}
          list={list}
          autoComplete="off"
        />
      </Field>
      <datalist id={list}>
        {courses.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field label={t('start.holes')} group>
        <Segmented
          value={String(holes)}
          options={holeCounts.map(String).map((count) => ({ value: count, label: count }))}
          onValueChange={(count) => change({ holes: count === '9' ? 9 : 18 })}
        />
      </Field>
      <Button type="submit" size="tall">
        {t('start.submit')}
      </Button>
    </form>
  );
}
