/** Time zones with clock changes of an hour, half an hour, and two, with none, and on both sides of the date line. */
export const thirtyZones = [
  ...['Pacific/Auckland', 'America/Los_Angeles', 'Europe/London', 'Africa/Cairo', 'UTC'],
  ...['America/Santiago', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Pacific/Kiritimati'],
  ...['Pacific/Pago_Pago', 'Pacific/Chatham', 'Asia/Kathmandu', 'America/St_Johns'],
  ...['Europe/Berlin', 'Asia/Tokyo', 'America/Sao_Paulo', 'Africa/Casablanca', 'Asia/Tehran'],
  ...['America/New_York', 'Australia/Adelaide', 'Australia/Eucla', 'Europe/Lisbon'],
  ...['Atlantic/Azores', 'America/Havana', 'Asia/Beirut', 'Pacific/Marquesas', 'Asia/Yangon'],
  ...['America/Nuuk', 'Antarctica/Troll', 'Pacific/Norfolk'],
];
