import './combobox.css';
import './menu.css';
import './text-input.css';
import { Check, ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useField, useFieldAttributes } from './field-context.ts';
import { findByWords, indexWords, type WordIndex } from './find-by-words.ts';

export type ComboboxOption = { readonly value: string; readonly label: string };

type ComboboxProps = {
  readonly name: string;
  /** Empty if nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  /** Any number; only a few are offered at a time. */
  readonly options: readonly ComboboxOption[];
  readonly placeholder: string;
  readonly disabled?: boolean;
};

/** How many options are offered at a time; nobody scrolls through more. */
const mostOffered = 50;

/** Chooses one of many options by typing words of its label. Spread react-hook-form's `field` into it. */
export function Combobox(props: ComboboxProps) {
  const { name, value, options, placeholder, disabled = false, onBlur, ref } = props;
  const tied = useFieldAttributes({});
  const listId = useId();
  const list = useOfferedOptions(props);
  const { open, active, offered, total, search } = list;
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && list.close()}>
      <Popover.Anchor asChild>
        <div className="combobox" ref={list.place}>
          <input
            {...{ name, ref, disabled, placeholder }}
            {...tied}
            className="input"
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open && offered.length > 0 ? optionId(active) : undefined}
            autoComplete="off"
            spellCheck={false}
            value={search ?? chosen}
            onClick={(event) => {
              event.currentTarget.select();
              list.show();
            }}
            onChange={(event) => list.type(event.target.value)}
            onKeyDown={list.onKeyDown}
            onBlur={() => {
              list.close();
              onBlur?.();
            }}
          />
          <ChevronDown className="icon icon-small" aria-hidden />
        </div>
      </Popover.Anchor>
      <OfferedOptions {...{ ...list, listId, optionId, value }} />
      <Found isOpen={open} count={total} />
    </Popover.Root>
  );
}

/** Manages the offered options, the active one, and keyboard and text input. */
function useOfferedOptions({ options, value, onChange }: ComboboxProps) {
  const place = useRef<HTMLDivElement>(null);
  /** The searchable options; null while the list is closed. */
  const [index, setIndex] = useState<WordIndex<ComboboxOption> | null>(null);
  /** The text typed since the list was opened; null before typing. */
  const [search, setSearch] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const found = findByWords(index ?? [], search ?? '');
  const offered = found.slice(0, mostOffered);
  const open = index !== null;
  const openList = () => {
    if (!open) setIndex(indexWords(options, ({ label }) => label));
  };
  const show = () => {
    openList();
    const chosen = options.findIndex((option) => option.value === value);
    setActive(chosen < mostOffered ? Math.max(0, chosen) : 0);
  };
  const close = () => {
    setIndex(null);
    setSearch(null);
  };
  const choose = (option: ComboboxOption) => {
    onChange(option.value);
    close();
  };
  const step = (by: number) => {
    if (!open) return show();
    if (offered.length > 0) setActive((active + by + offered.length) % offered.length);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    ...(open && {
      Enter: () => {
        const option = offered[active];
        if (option) choose(option);
      },
      Escape: close,
    }),
  };
  return {
    place,
    open,
    search,
    active,
    offered,
    total: found.length,
    show,
    close,
    choose,
    /** Searches for another text. */
    type: (text: string) => {
      openList();
      setSearch(text);
      setActive(0);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (act === undefined) return;
      event.preventDefault();
      // Escape closes the list, not the surrounding dialog.
      event.stopPropagation();
      act();
    },
  };
}

type OfferedOptionsProps = Omit<ReturnType<typeof useOfferedOptions>, 'type' | 'onKeyDown'> & {
  readonly listId: string;
  readonly optionId: (index: number) => string;
  readonly value: string;
};

const stay = (event: Event) => event.preventDefault();

function OfferedOptions(props: OfferedOptionsProps) {
  const { place, offered, total, active, choose, listId, optionId, value } = props;
  const { t } = useTranslation('ui');
  const field = useField();
  return (
    <Popover.Portal container={place.current?.closest<HTMLElement>('.backdrop') ?? null}>
      <Popover.Content
        className="menu combobox-list"
        role="presentation"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={stay}
        onCloseAutoFocus={stay}
        // The list closes when the input loses focus instead.
        onInteractOutside={stay}
        // Keeps the focus in the input when something other than an option is pressed.
        onMouseDown={(event) => event.preventDefault()}
      >
        <div role="listbox" id={listId} aria-labelledby={field?.labelId}>
          {offered.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
            <div
              key={option.value}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              className="menu-item with-icon"
              data-highlighted={index === active ? '' : undefined}
              aria-selected={option.value === value}
              ref={index === active ? intoView : null}
              onClick={() => choose(option)}
            >
              {option.value === value && <Check className="icon icon-small" aria-hidden />}
              {option.label}
            </div>
          ))}
        </div>
        {total > offered.length && (
          <p className="small muted">{t('combobox.more', { shown: offered.length, total })}</p>
        )}
        {total === 0 && <p className="small muted">{t('combobox.none')}</p>}
      </Popover.Content>
    </Popover.Portal>
  );
}

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** Tells screen reader users how many options were found. */
function Found({ isOpen, count }: { readonly isOpen: boolean; readonly count: number }) {
  const { t } = useTranslation('ui');
  return (
    <span className="visually-hidden" role="status">
      {isOpen && t('combobox.found', { count })}
    </span>
  );
}
