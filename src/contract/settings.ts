import * as z from 'zod/mini';
import { type Endpoints, endpoint, file } from './endpoint.ts';
import { id, partial } from './fields.ts';

/** Width and height of an avatar in pixels, in the crop dialog and in the stored picture. */
export const avatarSide = 200;

export const avatarLimits = {
  /** Some systems call a JPEG `image/jpg`. */
  mediaTypes: ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'],
  maxBytes: 5 * 1024 * 1024,
} as const;

/** Privacy settings: what a golfer shows to others, each on or off. */
export const privacyFlags = [
  'showProgressToFriends',
  'showHandicapPublicly',
  'allowFriendRequests',
  'showInLeaderboards',
] as const;
export type PrivacyFlag = (typeof privacyFlags)[number];

const privacy = z.object({
  showProgressToFriends: z.boolean(),
  showHandicapPublicly: z.boolean(),
  allowFriendRequests: z.boolean(),
  showInLeaderboards: z.boolean(),
});
export type Privacy = z.output<typeof privacy>;

export const settings = {
  privacy: endpoint({
    method: 'GET',
    path: '/api/social/privacy',
    auth: 'golfer',
    summary: 'Return the golfer’s privacy settings',
    response: privacy,
  }),
  updatePrivacy: endpoint({
    method: 'PUT',
    path: '/api/social/privacy',
    auth: 'golfer',
    summary: 'Update privacy settings; omitted fields stay unchanged',
    body: partial(privacy.shape),
    refresh: ['/api/social/privacy'],
    response: privacy,
  }),
  changeAvatar: endpoint({
    method: 'POST',
    path: '/api/user/avatar',
    auth: 'golfer',
    rateClass: 'uploads',
    summary: 'Set the avatar; the picture is cropped to its center square and stripped of metadata',
    files: { avatar: avatarLimits },
    refresh: ['/api/auth/user'],
    response: z.object({ avatarUrl: z.string() }),
  }),
  removeAvatar: endpoint({
    method: 'DELETE',
    path: '/api/user/avatar',
    auth: 'golfer',
    summary: 'Remove the avatar and show initials again',
    refresh: ['/api/auth/user'],
    response: z.object({ avatarUrl: z.null() }),
  }),
  avatar: endpoint({
    method: 'GET',
    path: '/api/avatars/{hash}',
    auth: 'golfer',
    summary: 'Return an avatar by its content hash',
    params: z.object({ hash: id }),
    response: file('image/webp'),
    // The URL contains the content's hash, so the content never changes.
    cache: 'private, max-age=31536000, immutable',
  }),
} satisfies Endpoints;

/** Returns the URL of a stored avatar. */
export const avatarUrlOf = (hash: string): string => settings.avatar.path.replace('{hash}', hash);
