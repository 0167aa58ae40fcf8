/** The port of the tested site. Not 3000, where `npm start` serves. `TEST_PORT` sets another. */
export const port = Number(process.env.TEST_PORT ?? 4180);

export const baseURL = `http://localhost:${port}`;
