declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  /** An S3 server that stores objects in a folder. Its access key and secret are both S3RVER. */
  export default class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly vhostBuckets: boolean;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
