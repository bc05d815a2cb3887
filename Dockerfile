# The steps stand in deploy/steps, where "npm run reliability -- container" runs them without Docker.
FROM node:24.21.0-bookworm AS build
WORKDIR /source
COPY . .
RUN npm ci
RUN deploy/steps/build.sh /out/crewpad

FROM debian:bookworm-slim
COPY deploy/steps /opt/steps
RUN /opt/steps/prepare-root.sh
COPY --from=build /out/crewpad /opt/crewpad
ENV HOST=0.0.0.0 \
    PORT=3000 \
    DEMO=0 \
    DATA_DIR=/var/lib/crewpad/data \
    NODE_COMPILE_CACHE=/var/lib/crewpad/cache \
    TMPDIR=/var/lib/crewpad
USER crewpad
VOLUME /var/lib/crewpad
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["/opt/steps/check-health.sh"]
ENTRYPOINT ["/opt/crewpad/bin/crewpad"]
CMD ["start"]
