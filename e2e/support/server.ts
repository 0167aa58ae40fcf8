/** The port of the tested site. `TEST_PORT` sets another. The default differs from that of `npm start`, which is 3000. */
export const port = Number(process.env.TEST_PORT ?? 4180);

export const baseURL = `http://localhost:${port}`;
