import { type Endpoints, endpoint, stream } from './endpoint.ts';

export const accountData = {
  exportData: endpoint({
    method: 'GET',
    path: '/api/user/export',
    auth: 'golfer',
    rateClass: 'uploads',
    summary: 'Everything that is stored about the golfer, as JSON and CSV in a ZIP',
    response: stream('application/zip'),
  }),
} satisfies Endpoints;
