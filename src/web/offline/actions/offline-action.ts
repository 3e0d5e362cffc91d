import type { BodyOf, Endpoint, Endpoints, ParamsOf, ResponseOf } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Altered, Effect } from './effect.ts';

/** The symbols in the list of waiting requests; names, so that the service worker loads no components. */
export type ActionSymbol = 'calendar' | 'done' | 'flag' | 'skipped' | 'target' | 'trend' | 'undo';

/** What the words about a request are made of. */
type Told<Body> = {
  readonly body: Body;
  /** The request's own title, such as the title of its session. */
  readonly title: string;
  readonly t: Translate<'queue'>;
  readonly language: string;
  readonly day: (date: CalendarDate) => string;
};

type Parts<Body, Params, Answer> = {
  readonly icon: ActionSymbol;
  /** Says what was done. */
  readonly words: (told: Told<Body>) => string;
  /** Values that distinguish a request from others with the same words. */
  readonly details?: (body: Body) => { readonly minutes: number; readonly stars?: number };
  /** The id of its scheduled session; null if it is not about one. */
  readonly session: ((sent: { readonly params: Params; readonly body: Body }) => string) | null;
  /** The data on several screens that it alters, which is marked while it waits. */
  readonly alters: readonly Altered[];
  /** What the screens show before the server has answered; null if they show nothing of it. */
  readonly predict: ((sent: { readonly id: string; readonly body: Body }) => Effect) | null;
  /** The error code that a successful answer means for what was sent; null for none. */
  readonly refusalIn?: (body: Body, answer: Partial<Answer>) => ErrorCode | null;
};

/** An action that a golfer can take offline: how it is named, stored, predicted and sent. */
export type OfflineAction<Row extends Endpoint = Endpoint> = Parts<unknown, unknown, unknown> & {
  readonly row: Row;
};

/** Describes the action of an `offline` row. */
export const offlineAction = <const Row extends Endpoint & { readonly offline: true }>(
  row: Row,
  parts: Parts<BodyOf<Row>, ParamsOf<Row>, ResponseOf<Row>>,
) =>
  // The app's forms have created the bodies with the types of the row, also those that are stored on the device.
  ({ row, ...parts }) as OfflineAction<Row>;

type OfflineNames<Rows extends Endpoints> = {
  [Name in keyof Rows]: Rows[Name] extends { readonly offline: true } ? Name : never;
}[keyof Rows];

/** One action for each `offline` row, by feature and name. */
export type ActionsOf<All extends Readonly<Record<string, Endpoints>>> = {
  readonly [Feature in keyof All as OfflineNames<All[Feature]> extends never ? never : Feature]: {
    readonly [Name in OfflineNames<All[Feature]>]: OfflineAction<All[Feature][Name]>;
  };
};
