import { avatarLimits, type settings } from '#contract/settings.ts';
import { aPicture } from '../a-picture.ts';
import { type CasesOf, takesNothing } from './cases.ts';

const yesNoFaults = { 'a text': 'true', 'a number': 1 };

const png = await aPicture('png');
const asPng = (bytes: Uint8Array) => ({ mediaType: 'image/png', bytes });
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

export const settingsCases: CasesOf<typeof settings> = {
  privacy: takesNothing,
  updatePrivacy: {
    good: () => ({
      body: {
        showProgressToFriends: false,
        showHandicapPublicly: true,
        allowFriendRequests: false,
        showInLeaderboards: true,
      },
    }),
    faults: {
      showProgressToFriends: yesNoFaults,
      showHandicapPublicly: yesNoFaults,
      allowFriendRequests: yesNoFaults,
      showInLeaderboards: yesNoFaults,
    },
  },
  changeAvatar: {
    good: () => ({ files: { avatar: asPng(png) } }),
    fileFaults: {
      avatar: {
        empty: { file: asPng(Buffer.alloc(0)), status: 400 },
        'of another type': { file: asPng(Buffer.from(svg)), status: 415 },
        'said to be another type': {
          file: { mediaType: 'image/svg+xml', bytes: png },
          status: 415,
        },
        damaged: { file: asPng(png.subarray(0, png.length / 2)), status: 422 },
        'too large': { file: asPng(Buffer.alloc(avatarLimits.maxBytes + 1)), status: 413 },
      },
    },
  },
  removeAvatar: takesNothing,
  // There is no picture with this name, so valid input ends with 404.
  avatar: {
    good: () => ({ params: { hash: 'a'.repeat(64) } }),
    end: 404,
    ids: { hash: 'shared' },
  },
};
