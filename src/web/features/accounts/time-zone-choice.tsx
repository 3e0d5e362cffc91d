import { type Ref, useMemo } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { deviceTimeZone } from '#web/platform/browser/device-traits.ts';
import { Combobox, type ComboboxOption } from '#web/ui/combobox.tsx';
import { cityOf, timeZoneLabel } from './time-zone-label.ts';

type TimeZoneChoiceProps = {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly ref: Ref<HTMLInputElement>;
};

/** A choice of any time zone that the browser knows; the device's own is offered first. */
export function TimeZoneChoice(field: TimeZoneChoiceProps) {
  const { t, language } = useTranslation('settings');
  const { value } = field;
  const options = useMemo(() => {
    const zones = [deviceTimeZone(), ...timeZonesByCity(), value];
    return [...new Set(zones)].map((zone) => optionOf(zone, language));
  }, [value, language]);
  return <Combobox {...field} options={options} placeholder={t('profile.timeZoneSearch')} />;
}

const timeZonesByCity = (): string[] =>
  Intl.supportedValuesOf('timeZone').toSorted((a, b) => (cityOf(a) < cityOf(b) ? -1 : 1));

/** The label is made when it is first read: all of them together take long on a phone. */
function optionOf(zone: string, language: string): ComboboxOption {
  let made: string | undefined;
  return {
    value: zone,
    get label() {
      made ??= timeZoneLabel(zone, language);
      return made;
    },
  };
}
